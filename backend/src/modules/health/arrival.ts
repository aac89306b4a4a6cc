import { markOf, isSameMark } from '../../security/key-checks.js';

/** The header that proves the doctor has this deployment's key. */
export const DOCTOR_PASS = 'x-doctor-pass';

/** How long a pass is valid. */
const PASS_MS = 60_000;

/** How a request arrived, to check that visitors' addresses are forwarded correctly. */
export interface Arrival {
  /** The address that connected to the server: a proxy or the client. */
  peer: string;
  /** The addresses in `X-Forwarded-For`, client first. */
  forwardedFor: string[];
  /** The address the server treats as the client's. */
  client: string;
}

/** A pass for the doctor, valid for a minute. */
export function makeDoctorPass(key: Buffer): string {
  const until = Date.now() + PASS_MS;
  return `${until}.${sign(key, until)}`;
}

/** Whether a pass was made with the key of this deployment, within the last minute. */
export function isDoctorPass(key: Buffer, pass: string): boolean {
  const [until = '', signature = ''] = pass.split('.');
  const left = Number(until) - Date.now();
  return left > 0 && left <= PASS_MS && isSameMark(signature, sign(key, Number(until)));
}

function sign(key: Buffer, until: number): string {
  return markOf(key, `hitohira doctor ${until}`);
}
