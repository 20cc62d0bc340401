/**
 * `npm run render`: renders the pictures of all cars into public/cars, or only of bodies whose names
 * start with an argument: `turn`, `turn-suv`, `suv`. Skips pictures whose inputs are unchanged, so that a stopped run can resume.
 */
import { createHash } from 'node:crypto';
import { BODY_NAMES, type BodyName, type CarDesign } from '@/lib/showroom/design-options';
import { PAINTS, type PaintName } from '@/lib/showroom/paints';
import { designName, VIEWS, widthsOf } from '@/lib/showroom/picture';
import { DESIGNS, paintsOf, pictureFile } from '@/lib/showroom/rendered-designs';
import { TURN_STEPS, TURN_WIDTH, turnFile } from '@/lib/showroom/turn';
import { modelFile } from './showroom/model-file';
import {
  exist,
  type PictureFile,
  type PictureWidth,
  readLedger,
  writePicture,
} from './showroom/rendering/pictures';
import { openStudio, type StudioBrowser } from './showroom/rendering/studio-browser';
import { CAMERAS, type Camera, turnCamera } from './showroom/rendering/views';

/** Edges of red on a neutral ground smear where colour has half the resolution. */
const CHROMA: Partial<Record<PaintName, '4:4:4'>> = { red: '4:4:4', orange: '4:4:4' };

type Job = {
  design: CarDesign;
  camera: Camera;
  paints: readonly PaintName[];
  widths: readonly PictureWidth[];
  /** Names the job in the ledger. */
  name: string;
  file: (paint: PaintName, width: number) => string;
};

/** AVIF quality: the larger a picture, the smaller its pixels on a screen. */
const qualityOf = (width: number) => (width < 500 ? 52 : width < 1000 ? 46 : 38);
const TURN_QUALITY = 45;

const designsOf = (body: BodyName): CarDesign[] =>
  DESIGNS[body].map(([face, wheel, doors]) => ({ body, face, wheel, doors }));

function jobsOf(design: CarDesign): Job[] {
  return VIEWS.map((view) => ({
    design,
    camera: CAMERAS[view],
    paints: paintsOf(design.body, design.face),
    widths: widthsOf(view).map((width) => ({ width, quality: qualityOf(width) })),
    name: `${designName(design)}-${view}`,
    file: (paint, width) => pictureFile({ ...design, paint }, view, width),
  }));
}

/** All the way round a body's first design. */
const turnJobsOf = (design: CarDesign): Job[] =>
  Array.from({ length: TURN_STEPS }, (_, step) => ({
    design,
    camera: turnCamera(step),
    paints: ['grey'],
    widths: [{ width: TURN_WIDTH, quality: TURN_QUALITY }],
    name: `turn-${design.body}-${step}`,
    file: () => turnFile(design.body, step),
  }));

const filesOf = ({ file, widths }: Job, paint: PaintName): PictureFile[] =>
  widths.map(({ width, quality }) => ({ width, quality, file: file(paint, width) }));

const lacksSome = (job: Job) => job.paints.some((paint) => !exist(filesOf(job, paint)));

async function render(studio: StudioBrowser, jobs: readonly Job[], design: CarDesign) {
  if (!jobs.length) return;
  const glb = await modelFile(design, PAINTS.grey, 'studio');
  const modelHash = createHash('sha256').update(glb).digest('hex');
  let loaded = false;
  for (const job of jobs) {
    const { name, camera, paints, widths } = job;
    const coats = paints.map((paint) => PAINTS[paint]);
    const hash = createHash('sha256')
      .update(JSON.stringify([studio.version, modelHash, camera, coats, widths]))
      .digest('hex')
      .slice(0, 16);
    if (!lacksSome(job) && ledger.has(name, hash)) continue;
    if (!loaded) await studio.load(glb);
    loaded = true;
    await studio.see(camera, Math.max(...widths.map(({ width }) => width)));
    // Encodes one picture while the next is rendered.
    let writing = Promise.resolve();
    for (const paint of paints) {
      const png = await studio.develop(PAINTS[paint]);
      await writing;
      writing = writePicture(png, filesOf(job, paint), CHROMA[paint]);
    }
    await writing;
    await ledger.add(name, hash);
    console.log(`${name}: ${paints.length}`);
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
  const all = [...designs, ...turns];
  // Renders missing pictures before outdated ones, so that a stopped run leaves fewer gaps.
  for (const { design, jobs } of all) await render(studio, jobs.filter(lacksSome), design);
  for (const { design, jobs } of all) await render(studio, jobs, design);
} finally {
  await studio.close();
}
