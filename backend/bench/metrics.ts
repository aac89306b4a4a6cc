/** What a metric of the server says now; one without labels. */
export async function readMetric(metrics: string, name: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`The metrics do not tell of ${name}.`);
  return Number(value);
}
