const TICK_MS = 5000;

/** Formats a duration: `4.2 s`, `1 min 05 s`. */
export function formatDuration(ms) {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/** Prints the progress of a long step every few seconds, in lines that also suit a log file. */
export async function withProgress(title, step) {
  const started = Date.now();
  const elapsed = () => formatDuration(Date.now() - started);
  console.log(`${title} ...`);
  const ticker = setInterval(() => console.log(`  still busy after ${elapsed()}`), TICK_MS);
  try {
    const result = await step();
    console.log(`  done in ${elapsed()}`);
    return result;
  } finally {
    clearInterval(ticker);
  }
}
