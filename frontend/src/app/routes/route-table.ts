import { PATHS } from '../../config/paths';
import { authGuard } from '../guards/auth.guard';
import { loginGuard } from '../guards/login.guard';
import { noDirectAccess } from '../guards/no-direct-access.guard';
import { profileEditGuard } from '../guards/profile-edit.guard';
import { profileReferenceGuard } from '../guards/profile-reference.guard';
import { unsubscribeGuard } from '../guards/unsubscribe.guard';
import { LATER_ROUTES } from './later-routes';
import { type RouteEntry, type RouteId } from './route-entry';
import { namesAProfile } from './route-parameters';

/** The one list of pages: the browser's router and the server's answer to "what is at this address" are made of it. */
export const ROUTE_TABLE: readonly RouteEntry[] = [
  {
    id: 'home',
    path: PATHS.home,
    layout: 'beforeLogin',
    load: () => import('../../features/home/HomePage'),
    source: 'src/features/home/HomePage.tsx',
    namespaces: ['home'],
    rendering: 'public',
    indexable: true,
    guards: [loginGuard],
  },
  {
    id: 'login',
    path: PATHS.login,
    layout: 'noHeader',
    load: () => import('../pages/LoginScreen'),
    source: 'src/app/pages/LoginScreen.tsx',
    namespaces: ['login', 'errors'],
    rendering: 'public',
    indexable: true,
    guards: [loginGuard],
    leadsTo: ['profileEdit'],
  },
  {
    id: 'signUp',
    path: PATHS.signUp,
    layout: 'noHeader',
    load: () => import('../../features/sign-up/SignUpPage'),
    source: 'src/features/sign-up/SignUpPage.tsx',
    namespaces: ['signUp'],
    rendering: 'public',
    indexable: true,
  },
  {
    id: 'signUpForm',
    path: PATHS.signUpForm,
    layout: 'noHeader',
    load: () => import('../../features/sign-up/SignUpFormPage'),
    source: 'src/features/sign-up/SignUpFormPage.tsx',
    namespaces: ['signUp', 'errors'],
    rendering: 'public',
    indexable: true,
    leadsTo: ['signUpCode'],
  },
  {
    id: 'signUpCode',
    path: PATHS.signUpCode,
    layout: 'noHeader',
    load: () => import('../../features/sign-up/SignUpCodePage'),
    source: 'src/features/sign-up/SignUpCodePage.tsx',
    namespaces: ['signUp', 'errors'],
    rendering: 'shell',
    indexable: false,
    guards: [noDirectAccess('signUp', 'code')],
    leadsTo: ['signUpComplete'],
  },
  {
    id: 'signUpComplete',
    path: PATHS.signUpComplete,
    layout: 'noHeader',
    load: () => import('../../features/sign-up/SignUpCompletePage'),
    source: 'src/features/sign-up/SignUpCompletePage.tsx',
    namespaces: ['signUp'],
    rendering: 'shell',
    indexable: false,
    guards: [noDirectAccess('signUp', 'complete')],
  },
  {
    id: 'maintenance',
    path: PATHS.maintenance,
    layout: 'noHeader',
    load: () => import('../pages/MaintenancePage'),
    source: 'src/app/pages/MaintenancePage.tsx',
    namespaces: ['site'],
    rendering: 'public',
    indexable: false,
  },
  {
    id: 'unsubscribe',
    path: PATHS.unsubscribe,
    layout: 'noHeader',
    load: () => import('../pages/UnsubscribePage'),
    source: 'src/app/pages/UnsubscribePage.tsx',
    namespaces: ['site'],
    rendering: 'shell',
    indexable: false,
    guards: [unsubscribeGuard],
  },
  {
    id: 'profile',
    path: PATHS.profile,
    layout: 'publicPage',
    load: () => import('../../features/profile/ProfilePage'),
    source: 'src/features/profile/ProfilePage.tsx',
    namespaces: ['profile'],
    rendering: 'public',
    indexable: true,
    guards: [profileReferenceGuard],
    accepts: namesAProfile,
    data: ({ displayId = '' }) => ({ kind: 'profile', displayId }),
  },
  {
    id: 'profileEdit',
    path: PATHS.profileEdit,
    layout: 'studio',
    load: () => import('../../features/profile/ProfileEditPage'),
    source: 'src/features/profile/ProfileEditPage.tsx',
    namespaces: ['studio', 'errors'],
    rendering: 'shell',
    indexable: false,
    guards: [profileEditGuard],
    accepts: namesAProfile,
  },
  {
    id: 'settingsAccount',
    path: PATHS.settingsAccount,
    layout: 'studio',
    load: () => import('../../features/account-settings/AccountSettingsPage'),
    source: 'src/features/account-settings/AccountSettingsPage.tsx',
    namespaces: ['settings'],
    rendering: 'shell',
    indexable: false,
    guards: [authGuard],
  },
  ...LATER_ROUTES,
];

/** The entry of a page. */
export function entryOf(id: RouteId): RouteEntry {
  const entry = ROUTE_TABLE.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`The table has no page ${id}`);
  return entry;
}
