import { checkDisplayId } from '@hitohira/backend/rules';
import { type ComponentType } from 'react';
import { PATHS } from '../../config/paths';
import { type Namespace } from '../../i18n/namespaces';
import { type Guard } from '../guards/guard';
import { loginGuard } from '../guards/login.guard';
import { profileEditGuard } from '../guards/profile-edit.guard';
import { signUpCodeGuard, signUpCompleteGuard } from '../guards/sign-up.guard';

/** The frames that pages stand in. */
export type LayoutName = 'beforeLogin' | 'noHeader' | 'studio' | 'publicPage';

/** What the server reads from the database before it renders a page. */
export interface PageData {
  kind: 'profile';
  displayId: string;
}

type Parameters = Readonly<Record<string, string | undefined>>;

interface PageModule {
  default: ComponentType;
  /** What stands in the page's place while its guard is asked. */
  Fallback?: ComponentType;
}

/** Everything the product knows about one of its pages. */
export interface RouteEntry {
  id: keyof typeof PATHS;
  path: string;
  layout: LayoutName;
  /** The page's chunk, and its source file, under which the build's manifest knows it. */
  load: () => Promise<PageModule>;
  source: string;
  namespaces: readonly Namespace[];
  /** `public` pages are rendered by the server as for a visitor; of the others it sends the shell. */
  rendering: 'public' | 'shell';
  /** Whether search engines may list the page. */
  indexable: boolean;
  /** Decides in the browser who may be here, before the page opens. */
  guard?: Guard;
  /** Whether the address can name something; if not, there is no such page. */
  accepts?: (parameters: Parameters) => boolean;
  data?: (parameters: Parameters) => PageData | null;
}

function namesAProfile({ displayId }: Parameters): boolean {
  return displayId !== undefined && checkDisplayId(displayId) === null;
}

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
    guard: loginGuard,
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
    guard: loginGuard,
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
    guard: signUpCodeGuard,
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
    guard: signUpCompleteGuard,
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
    accepts: namesAProfile,
    data: ({ displayId }) => (displayId === undefined ? null : { kind: 'profile', displayId }),
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
    guard: profileEditGuard,
    accepts: namesAProfile,
  },
];
