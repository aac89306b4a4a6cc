import { markOf, isSameMark } from '../../security/key-checks.js';

/** The header by which the doctor shows that it has the key of this deployment. */
export const DOCTOR_PASS = 'x-doctor-pass';

/** How long such a pass is good for. */
const PASS_MS = 60_000;

/** How a request arrived, for finding out whether the addresses of visitors do. */
export interface Arrival {
  /** Who connected to the server: a proxy, or the client itself. */
  peer: string;
  /** What `X-Forwarded-For` said, the client first. */
  forwardedFor: string[];
  /** Whom the server takes for the client. */
  client: string;
}

/** A pass for the doctor, good for a minute. */
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
