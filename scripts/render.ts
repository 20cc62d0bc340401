/**
 * `npm run car:render`: renders the pictures of all cars, in all paints, into public/cars, or only the designs, views and
 * turns whose names start with an argument: `turn`, `turn-suv`, `suv-`, `suv-bars-five-front`. Skips what is unchanged,
 * so that a stopped run can resume.
 */
import { createHash } from 'node:crypto';
import { BODY_NAMES, type BodyName, type CarDesign } from '@/lib/showroom/design-options';
import { PAINTS, type PaintName } from '@/lib/showroom/paints';
import { designName, VIEWS, widthsOf } from '@/lib/showroom/pictures/picture';
import { DESIGNS, paintsOf, pictureFile } from '@/lib/showroom/pictures/rendered-designs';
import { TURN_STEPS, TURN_WIDTH, turnFile } from '@/lib/showroom/viewer/turn';
import { buildCar } from './showroom/build-car';
import { shotHashes, traceCar } from './showroom/catalogue/trace-car';
import { carFile } from './showroom/cycles/car-file';
import { modelFile } from './showroom/model-file';
import {
  EFFORT,
  exist,
  type PictureFile,
  type PictureWidth,
  readLedger,
  writePicture,
} from './showroom/rendering/pictures';
import { modelSize } from './showroom/rendering/plate-corners';
import { openStudio } from './showroom/rendering/studio-browser';
import { CAMERAS, type Camera, turnCamera } from './showroom/rendering/views';

/** Paints with full colour resolution: at half the resolution, red edges on a neutral ground smear. */
const CHROMA: Partial<Record<PaintName, '4:4:4'>> = { red: '4:4:4', orange: '4:4:4' };

type Job = {
  design: CarDesign;
  camera: Camera;
  paints: readonly PaintName[];
  widths: readonly PictureWidth[];
  /** Name of the job in the ledger. */
  name: string;
  file: (paint: PaintName, width: number) => string;
};

/** AVIF quality: the larger a picture, the smaller its pixels on a screen. */
const qualityOf = (width: number) => (width < 500 ? 52 : width < 1000 ? 46 : 42);
const TURN_QUALITY = 45;

const designsOf = (body: BodyName): CarDesign[] =>
  DESIGNS[body].map(([face, wheel, doors]) => ({ body, face, wheel, doors }));

/** Returns all views of all designs, view by view, so that the cars of a list change together. */
const viewJobs = (): Job[] =>
  VIEWS.flatMap((view) =>
    BODY_NAMES.flatMap(designsOf).map((design) => ({
      design,
      camera: CAMERAS[view],
      paints: paintsOf(design.body, design.face),
      widths: widthsOf(view).map((width) => ({ width, quality: qualityOf(width) })),
      name: `${designName(design)}-${view}`,
      file: (paint, width) => pictureFile({ ...design, paint }, view, width),
    })),
  );

/** Returns the turns all the way round each body's first design. */
const turnJobs = (): Job[] =>
  BODY_NAMES.flatMap((body) =>
    designsOf(body)
      .slice(0, 1)
      .flatMap((design) =>
        Array.from({ length: TURN_STEPS }, (_, step) => ({
          design,
          camera: turnCamera(step),
          paints: ['grey'] as const,
          widths: [{ width: TURN_WIDTH, quality: TURN_QUALITY }],
          name: `turn-${body}-${step}`,
          file: () => turnFile(body, step),
        })),
      ),
  );

const filesOf = ({ file, widths }: Job, paint: PaintName): PictureFile[] =>
  widths.map(({ width, quality }) => ({ width, quality, file: file(paint, width) }));

const lacksSome = (job: Job) => job.paints.some((paint) => !exist(filesOf(job, paint)));

const hashOf = (...inputs: unknown[]) =>
  createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16);
const hashOfBytes = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const coatsOf = ({ paints }: Job) => paints.map((paint) => PAINTS[paint]);
const largest = ({ widths }: Job) => Math.max(...widths.map(({ width }) => width));

const wanted = process.argv.slice(2);
const isWanted = ({ name }: Job) => !wanted.length || wanted.some((part) => name.startsWith(part));
const ledger = await readLedger();

/** Returns the wanted jobs: those with missing pictures before outdated ones. */
const inOrder = (jobs: readonly Job[]): Job[] =>
  jobs.filter(isWanted).sort((a, b) => Number(lacksSome(b)) - Number(lacksSome(a)));

/** A design's car for Blender and the size of its model; built once for its views. */
const built = new Map<string, { car: Uint8Array; size: ReturnType<typeof modelSize> }>();
async function carOf(design: CarDesign) {
  const name = designName(design);
  const known = built.get(name);
  if (known) return known;
  const car = buildCar(design, { isFine: true });
  const made = { car: await carFile(car), size: modelSize(car) };
  built.set(name, made);
  return made;
}

/** Draws views by path tracing. */
async function renderViews(jobs: readonly Job[]): Promise<void> {
  for (const job of jobs) {
    const { name, design, camera, paints, widths } = job;
    const shot = { name, camera, width: largest(job), ...(await carOf(design)) };
    const encoding = { widths, effort: EFFORT, chroma: paints.map((paint) => CHROMA[paint]) };
    const hash = hashOf(await shotHashes(shot), coatsOf(job), encoding);
    if (!lacksSome(job) && ledger.has(name, hash)) continue;
    const start = performance.now();
    for (const [paint, png] of await traceCar(shot, paints))
      await writePicture(png, filesOf(job, paint), CHROMA[paint]);
    await ledger.add(name, hash);
    console.log(`${name}: ${paints.length} in ${Math.round((performance.now() - start) / 1000)} s`);
  }
}

/** Draws the turns in a browser, which is faster and less like a photograph. */
async function renderTurns(jobs: readonly Job[]): Promise<void> {
  if (!jobs.length) return;
  const studio = await openStudio();
  try {
    let model = new Uint8Array();
    let [modelled, loaded]: (CarDesign | null)[] = [null, null];
    for (const job of jobs) {
      const { name, design, camera, widths } = job;
      if (modelled !== design) model = await modelFile(design, PAINTS.grey, 'studio');
      modelled = design;
      const hash = hashOf(studio.version, hashOfBytes(model), camera, coatsOf(job), widths);
      if (!lacksSome(job) && ledger.has(name, hash)) continue;
      if (loaded !== design) await studio.load(model);
      loaded = design;
      await studio.see(camera, largest(job));
      await writePicture(await studio.develop(PAINTS.grey), filesOf(job, 'grey'));
      await ledger.add(name, hash);
      console.log(name);
    }
  } finally {
    await studio.close();
  }
}

const views = inOrder(viewJobs());
const turns = inOrder(turnJobs());
if (views.length + turns.length === 0)
  throw new Error(`no picture is named ${wanted.join(' or ')}…`);
await renderViews(views);
await renderTurns(turns);
