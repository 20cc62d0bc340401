/**
 * `npm run render`: renders the pictures of all cars into public/cars, or only of bodies whose names
 * start with an argument: `hero`, `turn`, `turn-suv`, `suv`. Skips pictures whose inputs are unchanged, so that a stopped run can resume.
 */
import { createHash } from 'node:crypto';
import { BODY_NAMES, type BodyName, type CarDesign } from '@/lib/showroom/design-options';
import { HERO, HERO_WIDTHS, heroFile } from '@/lib/showroom/hero';
import { PAINTS, type PaintName } from '@/lib/showroom/paints';
import { VIEWS, WIDTHS } from '@/lib/showroom/picture';
import { DESIGNS, paintsOf, pictureFile } from '@/lib/showroom/rendered-designs';
import { TURN_STEPS, TURN_WIDTH, turnFile } from '@/lib/showroom/turn';
import { modelFile } from './showroom/model-file';
import { exist, readLedger, writePicture } from './showroom/rendering/pictures';
import { openStudio, type StudioBrowser } from './showroom/rendering/studio-browser';
import { CAMERAS, type Camera, turnCamera } from './showroom/rendering/views';

type Job = {
  design: CarDesign;
  camera: Camera;
  paints: readonly PaintName[];
  widths: readonly number[];
  /** AVIF quality. Low values cause visible banding in the shadow, most of all on the large hero. */
  quality: number;
  file: (paint: PaintName, width: number) => string;
};

const designsOf = (body: BodyName): CarDesign[] =>
  DESIGNS[body].map(([face, wheel, doors]) => ({ body, face, wheel, doors }));

function jobsOf(design: CarDesign): Job[] {
  return VIEWS.map((view) => ({
    design,
    camera: CAMERAS[view],
    paints: paintsOf(design.body, design.face),
    widths: WIDTHS,
    quality: 43,
    file: (paint, width) => pictureFile({ ...design, paint }, view, width),
  }));
}

/** All the way round a body's first design. */
const turnJobsOf = (design: CarDesign): Job[] =>
  Array.from({ length: TURN_STEPS }, (_, step) => ({
    design,
    camera: turnCamera(step),
    paints: ['grey'],
    widths: [TURN_WIDTH],
    quality: 43,
    file: () => turnFile(design.body, step),
  }));

const heroJob: Job = {
  design: HERO,
  camera: CAMERAS.hero,
  paints: [HERO.paint],
  widths: HERO_WIDTHS,
  quality: 60,
  file: (_, width) => heroFile(width),
};

const filesOf = ({ file, widths }: Job, paint: PaintName) =>
  widths.map((width) => ({ width, file: file(paint, width) }));

const lacksSome = (job: Job) => job.paints.some((paint) => !exist(filesOf(job, paint)));

async function render(studio: StudioBrowser, jobs: readonly Job[], design: CarDesign) {
  if (!jobs.length) return;
  const glb = await modelFile(design, PAINTS.grey, 'studio');
  const modelHash = createHash('sha256').update(glb).digest('hex');
  let loaded = false;
  for (const job of jobs) {
    const { camera, paints, widths, quality } = job;
    const hashOf = (paint: PaintName) =>
      createHash('sha256')
        .update(JSON.stringify([studio.version, modelHash, camera, PAINTS[paint], widths]))
        .digest('hex');
    const files = (paint: PaintName) => filesOf(job, paint);
    const missing = paints.filter((paint) => !ledger.has(files(paint), hashOf(paint)));
    if (!missing.length) continue;
    if (!loaded) await studio.load(glb);
    loaded = true;
    await studio.see(camera, Math.max(...widths));
    // Encodes one picture while the next is rendered.
    let writing = Promise.resolve();
    for (const paint of missing) {
      const png = await studio.develop(PAINTS[paint]);
      await writing;
      writing = writePicture(png, files(paint), quality).then(() =>
        ledger.add(files(paint), hashOf(paint)),
      );
    }
    await writing;
    console.log(`${job.file('*' as PaintName, 0)}: ${missing.length}`);
  }
}

const wanted = process.argv.slice(2);
const isWanted = (name: string) => !wanted.length || wanted.some((part) => name.startsWith(part));
const ledger = await readLedger();
const studio = await openStudio();
try {
  // Renders the first design of every body before any second design.
  const designs = BODY_NAMES.filter(isWanted)
    .flatMap((body) => designsOf(body).map((design, place) => ({ design, place })))
    .sort((a, b) => a.place - b.place)
    .map(({ design }) => ({ design, jobs: jobsOf(design) }));
  const turns = BODY_NAMES.filter((body) => isWanted(`turn-${body}`))
    .flatMap((body) => designsOf(body).slice(0, 1))
    .map((design) => ({ design, jobs: turnJobsOf(design) }));
  const hero = isWanted('hero') ? [{ design: HERO, jobs: [heroJob] }] : [];
  const all = [...hero, ...designs, ...turns];
  // Renders missing pictures before outdated ones, so that a stopped run leaves fewer gaps.
  for (const { design, jobs } of all) await render(studio, jobs.filter(lacksSome), design);
  for (const { design, jobs } of all) await render(studio, jobs, design);
} finally {
  await studio.close();
}
