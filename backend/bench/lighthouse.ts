import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof CATEGORIES)[number];

/** The moments of a page that its performance is made of. */
export const MOMENTS = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'speed-index': 'speed index',
  'total-blocking-time': 'blocked',
} as const;

const LAYOUT_SHIFT = 'cumulative-layout-shift';

/** What is read of Lighthouse's own report. */
interface Report {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

/** One look at a page. */
export interface PageAudit {
  /** From 0 to 100. */
  scores: Record<Category, number>;
  /** In milliseconds. */
  moments: Record<keyof typeof MOMENTS, number>;
  layoutShift: number;
  /** How quick Lighthouse found this machine: what it computes for a phone leans on that. */
  machine: number;
  /** What keeps a category that is no measurement from all of its points. */
  faults: string[];
}

/**
 * What keeps the browser's windows away, and it from looking for hosts that a closed network refuses; root runs it
 * without its own walls.
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
   * @param stopped when a look that is under way has to end
   */
  constructor(
    private readonly program: string,
    private readonly browser: string,
    private readonly folder: string,
    private readonly stopped: AbortSignal,
  ) {}

  /** Looks at a page as a phone of the middle price on a slow network loads it, in a browser of its own. */
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

  /** Runs it to its end: where it is stopped it ends its browser first, and that is waited for. */
  private async run(args: readonly string[]): Promise<void> {
    this.stopped.throwIfAborted();
    const looking = run(process.execPath, [this.program, ...args], {
      env: { ...process.env, CHROME_PATH: this.browser },
    });
    // The only signal that it listens to.
    const stop = () => looking.child.kill('SIGINT');
    this.stopped.addEventListener('abort', stop, { once: true });
    try {
      await looking;
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
