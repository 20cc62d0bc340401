import { Counter, Gauge, type Registry } from 'prom-client';

interface JobFigures {
  intervalSeconds: number;
  /** Unix time of the last pass that succeeded; before the first one, of the job's start. */
  lastSuccess: number;
  /** Duration of the last pass that succeeded. */
  seconds: number;
  failures: number;
}

/** The jobs that this process runs at present, by name. */
const running = new Map<string, JobFigures>();

const unixTime = () => Date.now() / 1000;

/** Starts the figures of a job, whose passes are `pauseMs` apart. A failure is counted, and thrown on. */
export function measureJob(name: string, pauseMs: number) {
  const figures = {
    intervalSeconds: pauseMs / 1000,
    lastSuccess: unixTime(),
    seconds: 0,
    failures: 0,
  };
  running.set(name, figures);
  return {
    async time(pass: () => Promise<void>) {
      const begun = performance.now();
      try {
        await pass();
      } catch (error) {
        figures.failures += 1;
        throw error;
      }
      figures.seconds = (performance.now() - begun) / 1000;
      figures.lastSuccess = unixTime();
    },
    /** The job has ended, or another process runs it. */
    stop: () => void running.delete(name),
  };
}

type Figure = { name: string; help: string; of: (figures: JobFigures) => number };

const GAUGES: Figure[] = [
  {
    name: 'job_last_success_timestamp_seconds',
    help: 'When the last pass that succeeded ended; before one, when the job started.',
    of: ({ lastSuccess }) => lastSuccess,
  },
  {
    name: 'job_last_duration_seconds',
    help: 'How long the last pass that succeeded took.',
    of: ({ seconds }) => seconds,
  },
  {
    name: 'job_interval_seconds',
    help: 'Pause between two passes.',
    of: ({ intervalSeconds }) => intervalSeconds,
  },
];

/** Adds the figures of the jobs that this process runs. */
export function registerJobFigures(registry: Registry) {
  const options = { labelNames: ['task'], registers: [registry] };
  for (const { name, help, of } of GAUGES)
    new Gauge({
      ...options,
      name,
      help,
      collect() {
        this.reset();
        for (const [task, figures] of running) this.set({ task }, of(figures));
      },
    });
  new Counter({
    ...options,
    name: 'job_failures_total',
    help: 'Passes that failed since the job started here.',
    collect() {
      this.reset();
      for (const [task, { failures }] of running) this.inc({ task }, failures);
    },
  });
}
