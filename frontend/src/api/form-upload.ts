/** A form as it is sent, or null where there is nothing to send, and who is told how much of it has left. */
export interface FormUpload {
  body: FormData | null;
  /** Told from 0 to 1. */
  onProgress: (sent: number) => void;
}

/** What a call takes of it: a body with files has a way that is worth telling. */
export function bodyOf({ body, onProgress }: FormUpload) {
  const hasFiles = body !== null && [...body.values()].some((value) => value instanceof File);
  return hasFiles ? { body, onUploadProgress: onProgress } : { body };
}
