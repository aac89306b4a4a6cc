import { statusOf } from '../../api/api-error';
import { publicAccountQuery } from '../../features/profile/api/public-account';
import { type Guard, PageNotFound } from './guard';

/**
 * A profile that does not exist is not found. Whether it exists the server knows; an account that came with the
 * document or was shown before is not asked for again. A server that fails is the page's matter, which offers
 * another try.
 */
export const profileReferenceGuard: Guard = async ({ queryClient, params }) => {
  try {
    await queryClient.query({ ...publicAccountQuery(params['displayId'] ?? ''), staleTime: 'static' });
  } catch (error) {
    if ([400, 404].includes(statusOf(error))) throw new PageNotFound();
  }
  return null;
};
