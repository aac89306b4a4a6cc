import { Account } from '../modules/accounts/account.entity.js';
import { DisplayIdClaim } from '../modules/accounts/display-id-claim.entity.js';
import { SignUp } from '../modules/accounts/sign-up.entity.js';
import { Flow } from '../security/flows/flow.entity.js';
import { Session } from '../security/sessions/session.entity.js';

/** Every table that is mapped; the schema test compares them with what the migrations make. */
export const ENTITIES = [Account, DisplayIdClaim, SignUp, Flow, Session];
