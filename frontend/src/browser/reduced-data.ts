/** Whether the visitor saves data or has a slow connection: nothing is prefetched then. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
