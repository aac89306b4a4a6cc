import { readMailedCode } from '../../config/code-flows';
import { endFlow, FLOWS } from '../../config/flows';
import { type Guard } from './guard';

/** The code confirms the address it was mailed to, so that address must be known. */
export const emailChangeCheckCodeGuard: Guard = () => {
  if (readMailedCode('changeEmail').email !== '') return null;
  endFlow('changeEmail');
  return { to: FLOWS.changeEmail.start, message: 'ILLEGAL_TRANSITION' };
};
