import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The result of one round of load. */
export interface Round {
  /** Requests per second. */
  rate: number;
  /** The 99th percentile of their times, in milliseconds. */
  p99: number;
  /** The number of requests without an answer, or with a status of 400 or more. */
  failed: number;
}

/** A request with its headers. */
export interface LoadRequest {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** The path of wrk on this machine, if it is installed. */
export function findWrk(): string | undefined {
  for (const folder of (process.env['PATH'] ?? '').split(path.delimiter)) {
    const file = path.join(folder, 'wrk');
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Elsewhere, or nowhere.
    }
  }
  return undefined;
}

/** Sends the requests of a file in turn, from a given one on. Each line is a path, and names and values of headers. */
const SCRIPT = `
local requests = {}
local next = 0
function init(args)
  for line in io.lines(args[1]) do
    local parts = {}
    for part in (line .. "\\t"):gmatch("(.-)\\t") do parts[#parts + 1] = part end
    local headers = {}
    for index = 2, #parts - 1, 2 do headers[parts[index]] = parts[index + 1] end
    requests[#requests + 1] = wrk.format("GET", parts[1], headers)
  end
  next = tonumber(args[2])
end
function request()
  next = next % #requests + 1
  return requests[next]
end
`;

/** Sends requests with wrk over some connections, from one thread, which leaves the other core to the server. */
export async function loadWithWrk(
  wrk: string,
  { origin, requests, from }: { origin: string; requests: readonly LoadRequest[]; from: number },
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Round> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hitohira-wrk-'));
  try {
    const [script, list] = [path.join(folder, 'script.lua'), path.join(folder, 'requests.txt')];
    await writeFile(script, SCRIPT);
    await writeFile(
      list,
      requests
        .map((request) => [request.path, ...Object.entries(request.headers).flat()].join('\t'))
        .join('\n'),
    );
    const { stdout } = await run(wrk, [
      ...['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '--latency', '-s', script],
      ...[origin, '--', list, String(from % requests.length)],
    ]);
    return parseWrk(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const MS_OF: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Reads what wrk prints. */
export function parseWrk(text: string): Round {
  const rate = Number(/^Requests\/sec:\s+([\d.]+)/m.exec(text)?.[1]);
  const [, time, unit = ''] = /^\s+99%\s+([\d.]+)(us|ms|s|m)/m.exec(text) ?? [];
  const p99 = Number(time) * (MS_OF[unit] ?? Number.NaN);
  if (Number.isNaN(rate) || Number.isNaN(p99))
    throw new Error(`The output of wrk is not understood: ${text}`);
  const errors = [...(/Socket errors: (.*)/.exec(text)?.[1] ?? '').matchAll(/\d+/g)];
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0);
  return { rate, p99, failed: errors.reduce((sum, [count]) => sum + Number(count), refused) };
}
