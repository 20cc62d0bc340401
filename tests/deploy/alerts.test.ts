import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { findProgram } from '@/scripts/deploy/servers';
import { ROOT } from '@/scripts/dev/processes';

const run = promisify(execFile);
const PROMTOOL = findProgram('promtool');
const file = (name: string) => path.join(ROOT, name);
const text = (name: string) => readFileSync(file(name), 'utf8');
const RULES = text('deploy/prometheus/alerts.yml');
const FOLDER = file('.data/test/alerts');

/** Files of the folder and those below it that import prom-client or run a job. */
const sources = ['lib', 'scripts']
  .flatMap((folder) =>
    readdirSync(file(folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  )
  .filter((name) => name.endsWith('.ts'))
  .map(text);

/** The names of all jobs, as the code gives them. */
const TASKS = sources.flatMap((source) =>
  [...source.matchAll(/(?:repeatJob|measureJob)\(\s*'([^']+)'/g)].map(([, name = '']) => name),
);

/** Alerts of the file: name, and what their annotations say. */
const ALERTS = [
  ...RULES.matchAll(/- alert: (\w+)[\s\S]*?severity: (\w+)[\s\S]*?summary: "(.*)"/g),
].map(([, name = '', severity = '', summary = '']) => ({ name, severity, summary }));
const alertOf = (name: string) => {
  const found = ALERTS.find((each) => each.name === name);
  if (!found) throw new Error(`No alert ${name}.`);
  return found;
};

/** The first part of the names of other programs' figures. */
const EXPORTERS = /^(up|probe_|node_|redis_|process_|nodejs_)/;
const METRIC = /\b(?:up|[a-z]+(?:_[a-z0-9]+)+)\b(?=[{[)\s]|$)/g;
const FUNCTIONS = /^(histogram_quantile)$/;

/** Returns the names of figures in an expression of PromQL. */
function figuresIn(expression: string) {
  const bare = expression
    .replaceAll(/\{[^}]*\}/g, '{')
    .replaceAll(/by \([^)]*\)/g, '')
    .replaceAll(/"[^"]*"/g, '');
  return [...bare.matchAll(METRIC)].map(([name]) => name).filter((name) => !FUNCTIONS.test(name));
}

test('rules and board name only figures that the site, its jobs or an exporter serve', () => {
  const own = new Set(sources.flatMap((source) => source.match(/'[a-z]+(?:_[a-z]+)+'/g) ?? []));
  for (const name of ['due', 'overdue_seconds', 'retrying', 'retrying_seconds', 'failed'])
    own.add(`'mails_${name}'`);
  const rules = [...RULES.matchAll(/expr: >-\n\s+(.*)/g)].map(([, expression = '']) => expression);
  const board = JSON.parse(text('deploy/prometheus/board.json'));
  type Panel = { targets: { expr: string }[] };
  const panels = board.panels.flatMap(({ targets }: Panel) => targets.map(({ expr }) => expr));
  const named = [...rules, ...panels].flatMap(figuresIn);
  expect(named.length).toBeGreaterThan(30);
  const unknown = named
    .filter((name) => !EXPORTERS.test(name))
    .map((name) => name.replace(/_(bucket|count)$/, ''))
    .filter((name) => !own.has(`'${name}'`));
  expect(unknown).toEqual([]);
});

test('each alert has its section in the runbook, and none stands there without an alert', () => {
  const sections = [...text('deploy/RUNBOOK.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(ALERTS.map(({ name }) => name));
  expect(RULES.match(/runbook: deploy\/RUNBOOK\.md#\w+/g)).toHaveLength(ALERTS.length);
});

test('the units serve what Prometheus asks for', () => {
  const configuration = text('deploy/prometheus/prometheus.yml');
  expect(text('deploy/systemd/forecourt@.service')).toContain('METRICS_PORT=1%i');
  expect(configuration).toContain('127.0.0.1:13001, 127.0.0.1:13002');
  expect(text('deploy/systemd/forecourt-jobs.service')).toContain('JOBS_METRICS_PORT=13000');
  expect(configuration).toContain('127.0.0.1:13000');
});

interface Case {
  alert: string;
  labels?: Record<string, string>;
  /** Figures with their values, a minute apart in Prometheus' notation. */
  series: Record<string, string>;
  /** Minutes after which the alert fires, and at which it does not yet. */
  at: number;
  quietAt: number;
}

const INTERVALS = [60, 600, 3600];
const CASES: Case[] = [
  ...TASKS.flatMap((task) =>
    INTERVALS.map((interval) => ({
      alert: 'JobStopped',
      labels: { task },
      series: {
        [`job_last_success_timestamp_seconds{job="forecourt-jobs",task="${task}"}`]: '0x200',
        [`job_interval_seconds{job="forecourt-jobs",task="${task}"}`]: `${interval}x200`,
      },
      at: interval / 60 + 15,
      quietAt: interval / 60 + 9,
    })),
  ),
  {
    alert: 'JobsAbsent',
    labels: { job: 'forecourt-jobs' },
    series: {
      'job_last_success_timestamp_seconds{job="forecourt-jobs",task="holds"}': '0+60x20 _x40',
    },
    at: 40,
    quietAt: 15,
  },
  {
    alert: 'ProcessDown',
    labels: { job: 'forecourt-site', instance: 'a:1' },
    series: { 'up{job="forecourt-site",instance="a:1"}': '1x10 0x10' },
    at: 15,
    quietAt: 10,
  },
  {
    alert: 'DatabaseDown',
    series: { 'backend_circuit_open{instance="a:1"}': '0x10 1x10' },
    at: 15,
    quietAt: 10,
  },
  {
    alert: 'ServerErrors',
    series: {
      'http_request_seconds_count{status="200"}': '0+600x60',
      'http_request_seconds_count{status="503"}': '0x20 0+60x40',
    },
    at: 40,
    quietAt: 20,
  },
  {
    alert: 'MailsOverdue',
    series: { mails_overdue_seconds: '0x10 400x20' },
    at: 20,
    quietAt: 11,
  },
];

const expand = (summary: string, labels: Record<string, string> = {}) =>
  summary.replaceAll(/\{\{ \$labels\.(\w+) \}\}/g, (_, name) => labels[name] ?? '');

/** The test of a case in the format of promtool, which reads JSON as YAML. */
function promtoolTest({ alert, labels = {}, series, at, quietAt }: Case) {
  const { severity, summary } = alertOf(alert);
  const expected = {
    exp_labels: { ...labels, severity },
    exp_annotations: {
      summary: expand(summary, labels),
      runbook: `deploy/RUNBOOK.md#${alert.toLowerCase()}`,
    },
  };
  return {
    name: `${alert} ${Object.values(labels)}`,
    interval: '1m',
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    alert_rule_test: [
      { eval_time: `${quietAt}m`, alertname: alert, exp_alerts: [] },
      { eval_time: `${at}m`, alertname: alert, exp_alerts: [expected] },
    ],
  };
}

describe.skipIf(!PROMTOOL)('alert rules, where promtool is installed', () => {
  test('promtool accepts the rules and the configuration', async () => {
    await run(PROMTOOL ?? '', ['check', 'rules', file('deploy/prometheus/alerts.yml')]);
    mkdirSync(FOLDER, { recursive: true });
    const configuration = text('deploy/prometheus/prometheus.yml');
    const local = configuration.replace('/opt/forecourt/current', ROOT);
    writeFileSync(path.join(FOLDER, 'prometheus.yml'), local);
    await run(PROMTOOL ?? '', ['check', 'config', path.join(FOLDER, 'prometheus.yml')]);
  });

  test('each job that stops fires its alert, and so do faults of the site', async () => {
    expect(TASKS.length).toBeGreaterThanOrEqual(7);
    mkdirSync(FOLDER, { recursive: true });
    const tests = {
      rule_files: [file('deploy/prometheus/alerts.yml')],
      evaluation_interval: '1m',
      tests: CASES.map(promtoolTest),
    };
    const tested = path.join(FOLDER, 'tests.yml');
    writeFileSync(tested, JSON.stringify(tests));
    const outcome = await run(PROMTOOL ?? '', ['test', 'rules', tested]).catch((error) => error);
    expect(outcome.stdout + outcome.stderr).toContain('SUCCESS');
  });
});
