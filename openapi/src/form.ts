/** A value in a request body. */
type Part = string | number | boolean | Blob | null | undefined | Part[] | { [name: string]: Part };

/** Whether a value is or contains a file. */
function hasFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return value instanceof Blob || Object.values(value).some(hasFile);
}

/** Appends a value; nested values get names like `details[0][title]`. */
function append(form: FormData, name: string, value: Part): void {
  if (value === undefined) return;
  if (value instanceof Blob) form.append(name, value);
  else if (typeof value === 'object' && value !== null) {
    for (const [part, each] of Object.entries(value)) append(form, `${name}[${part}]`, each);
  } else {
    form.append(name, asText(value));
  }
}

/** Forms have neither null nor booleans: an empty value also removes, and flags are `1` and `0`. */
function asText(value: string | number | boolean | null): string {
  if (value === null) return '';
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
}

/** The body of a call that may include files: a form if it does, otherwise JSON. */
export function bodyWithFiles(values: object): FormData | string {
  if (!hasFile(values)) return JSON.stringify(values);
  const form = new FormData();
  for (const [name, value] of Object.entries(values) as [string, Part][]) append(form, name, value);
  return form;
}
