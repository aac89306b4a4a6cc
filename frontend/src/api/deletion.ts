import { statusOf } from './api-error';

/** Deletes something. What has gone already is what was wanted. */
export async function deleteUnlessGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
}
