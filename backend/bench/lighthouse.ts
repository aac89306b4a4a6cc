import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof CATEGORIES)[number];

/** The timings of a page that determine its performance score. */
export const MOMENTS = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'speed-index': 'speed index',
  'total-blocking-time': 'blocked',
} as const;

const LAYOUT_SHIFT = 'cumulative-layout-shift';

/** The parts of Lighthouse's report that are read. */
interface Report {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

/** The result of one audit of a page. */
export interface PageAudit {
  /** From 0 to 100. */
  scores: Record<Category, number>;
  /** In milliseconds. */
  moments: Record<keyof typeof MOMENTS, number>;
  layoutShift: number;
  /** The speed of this machine according to Lighthouse, which scales its simulation of a phone by it. */
  machine: number;
  /** The failed audits of the categories other than performance. */
  faults: string[];
}

/**
 * Flags for a browser without windows, without requests to hosts that a closed network refuses, and without a sandbox,
 * which root cannot use.
 */
const BROWSER_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Lighthouse, with a browser and a folder for its reports. */
export class Lighthouse {
  private count = 0;

  /**
   * @param program its command line
   * @param browser a Chromium or Chrome
   * @param stopped aborts a running audit
   */
  constructor(
    private readonly program: string,
    private readonly browser: string,
    private readonly folder: string,
    private readonly stopped: AbortSignal,
  ) {}

  /** Audits a page as a mid-range phone on a slow network loads it, in a new browser. */
  async audit(url: string): Promise<PageAudit> {
    this.count += 1;
    const file = path.join(this.folder, `lighthouse-${this.count}.json`);
    const args = [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${BROWSER_FLAGS.join(' ')}`,
      '--locale=en',
      '--no-enable-error-reporting',
    ];
    await this.run(args);
    return read(JSON.parse(await readFile(file, 'utf8')) as Report);
  }

  /** Runs Lighthouse until it exits; when stopped, it first closes its browser. */
  private async run(args: readonly string[]): Promise<void> {
    this.stopped.throwIfAborted();
    const running = run(process.execPath, [this.program, ...args], {
      env: { ...process.env, CHROME_PATH: this.browser },
    });
    // Lighthouse handles no other signal.
    const stop = () => running.child.kill('SIGINT');
    this.stopped.addEventListener('abort', stop, { once: true });
    try {
      await running;
    } finally {
      this.stopped.removeEventListener('abort', stop);
    }
  }
}

function read({ runtimeError, environment, categories, audits }: Report): PageAudit {
  if (runtimeError) throw new Error(runtimeError.message);
  const numberOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const of = <K extends string, V>(keys: readonly K[], value: (key: K) => V) =>
    Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
  return {
    scores: of(CATEGORIES, (id) => Math.round((categories[id].score ?? Number.NaN) * 100)),
    moments: of(Object.keys(MOMENTS) as (keyof typeof MOMENTS)[], numberOf),
    layoutShift: numberOf(LAYOUT_SHIFT),
    machine: environment.benchmarkIndex,
    faults: CATEGORIES.filter((id) => id !== 'performance').flatMap((id) =>
      categories[id].auditRefs
        .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
        .map((ref) => `${id}: ${audits[ref.id]?.title ?? ref.id}`),
    ),
  };
}
