/** What a body consists of. */
type Part = string | number | boolean | Blob | null | undefined | Part[] | { [name: string]: Part };

/** Whether a value is a file, or holds one. */
function hasFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return value instanceof Blob || Object.values(value).some(hasFile);
}

/** Adds a value under a name, what it consists of in brackets behind it: `details[0][title]`. */
function append(form: FormData, name: string, value: Part): void {
  if (value === undefined) return;
  if (value instanceof Blob) form.append(name, value);
  else if (typeof value === 'object' && value !== null) {
    for (const [part, each] of Object.entries(value)) append(form, `${name}[${part}]`, each);
  } else {
    form.append(name, asText(value));
  }
}

/** A form knows neither null nor booleans: what is empty removes as well, and flags are `1` and `0`. */
function asText(value: string | number | boolean | null): string {
  if (value === null) return '';
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
}

/** The body of a call that may bring files: a form where it does, JSON where it does not. */
export function bodyWithFiles(values: object): FormData | string {
  if (!hasFile(values)) return JSON.stringify(values);
  const form = new FormData();
  for (const [name, value] of Object.entries(values) as [string, Part][]) append(form, name, value);
  return form;
}
