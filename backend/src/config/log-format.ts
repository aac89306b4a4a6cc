import process from 'node:process';

/** The log format: as set, else pretty on a terminal and JSON elsewhere. */
export function logFormat(set: 'pretty' | 'json' | undefined): 'pretty' | 'json' {
  return set ?? (process.stdout.isTTY ? 'pretty' : 'json');
}

/** The log format before the environment is validated. */
export function logFormatOfEnvironment(): 'pretty' | 'json' {
  const set = process.env['LOG_FORMAT'];
  return logFormat(set === 'pretty' || set === 'json' ? set : undefined);
}
