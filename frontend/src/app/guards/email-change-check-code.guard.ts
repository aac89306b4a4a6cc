import { readMailedCode } from '../../config/code-flows';
import { endFlow, FLOWS } from '../../config/flows';
import { type Guard } from './guard';

/** A code confirms the address it was mailed to: where none is known there is nothing to enter it for. */
export const emailChangeCheckCodeGuard: Guard = () => {
  if (readMailedCode('changeEmail').email !== '') return null;
  endFlow('changeEmail');
  return { to: FLOWS.changeEmail.start, say: 'ILLEGAL_TRANSITION' };
};
