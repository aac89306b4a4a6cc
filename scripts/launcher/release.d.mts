/** The state of the files that a release is made from. */
export interface ReleaseState {
  /** The version in package.json. */
  version: string;
  changelog: string;
  /** The version in openapi/openapi.json. */
  documentVersion: string;
  /** Whether the API document of this version is stored already. */
  isReleased: boolean;
}

export function whyNotReleased(state: ReleaseState): string | null;
