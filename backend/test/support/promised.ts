/** What a fake gives or throws at once, as the promise that its port gives. */
export function promised<Result>(work: () => Result): Promise<Result> {
  return new Promise((resolve) => {
    resolve(work());
  });
}
