/** The current value of a server metric without labels. */
export async function readMetric(metrics: string, name: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`There is no metric ${name}.`);
  return Number(value);
}
