import { PATHS } from '../../config/paths';
import { noDirectAccess } from '../guards/no-direct-access.guard';
import { type RouteEntry } from './route-entry';

/** One honest page for everything that is not here yet. Nobody needs to find it. */
const LATER = {
  load: () => import('../pages/LaterPage'),
  source: 'src/app/pages/LaterPage.tsx',
  namespaces: ['site'],
  indexable: false,
} as const;

const LATER_FOR_ALL = { ...LATER, rendering: 'public' } as const;
const LATER_BEHIND_GUARDS = { ...LATER, rendering: 'shell' } as const;

/**
 * The pages whose areas are still to come: addresses, frames and guards are in force already, their place is held.
 * An area that comes takes its entries from here to the route table; when the last has gone, so does this file.
 */
export const LATER_ROUTES: readonly RouteEntry[] = [
  {
    id: 'contact',
    path: PATHS.contact,
    layout: 'default',
    ...LATER_FOR_ALL,
  },
  {
    id: 'contactConfirm',
    path: PATHS.contactConfirm,
    layout: 'default',
    ...LATER_BEHIND_GUARDS,
    guards: [noDirectAccess('contact', 'confirm')],
  },
  {
    id: 'contactComplete',
    path: PATHS.contactComplete,
    layout: 'default',
    ...LATER_BEHIND_GUARDS,
    guards: [noDirectAccess('contact', 'complete')],
  },
];
