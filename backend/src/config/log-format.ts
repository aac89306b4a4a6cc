import process from 'node:process';

/** How logs are written: a set format counts, else lines for people on a terminal and JSON elsewhere. */
export function logFormat(set: 'pretty' | 'json' | undefined): 'pretty' | 'json' {
  return set ?? (process.stdout.isTTY ? 'pretty' : 'json');
}

/** The same as far as the environment says before it is known to be valid. */
export function logFormatOfEnvironment(): 'pretty' | 'json' {
  const set = process.env['LOG_FORMAT'];
  return logFormat(set === 'pretty' || set === 'json' ? set : undefined);
}
