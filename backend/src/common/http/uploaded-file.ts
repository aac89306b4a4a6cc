/**
 * A file that came with a form. It lies in a folder for files on their way until the request is answered; what it was
 * called where it comes from is not kept, because nothing depends on it.
 */
export class UploadedFile {
  /** The field of the form that it came in. */
  readonly field: string;

  /** Where it lies. */
  readonly path: string;

  readonly bytes: number;

  constructor(file: Pick<UploadedFile, 'field' | 'path' | 'bytes'>) {
    this.field = file.field;
    this.path = file.path;
    this.bytes = file.bytes;
  }
}
