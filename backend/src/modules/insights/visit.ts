import { type Language } from '../../common/rules/language.js';
import { type Mall } from '../items/malls.rules.js';
import { type CreatorPage } from './creator-page-path.js';
import { type DeviceKind, type PressKind } from './insights.rules.js';

/** What was pressed. */
export interface PressedTarget {
  kind: PressKind;
  id: number;
  /** The mall where an item was searched. */
  mall: Mall | null;
}

/** A view of a page, or a press on it. */
export interface Visit {
  day: string;
  page: CreatorPage;
  /** Null for a view. */
  target: PressedTarget | null;
  /** As stored. */
  referrer: string;
  language: Language;
  device: DeviceKind;
  /** The display ID of the account that the browser is signed in with, in lower case; perhaps a former one. */
  viewerKey: string | null;
}

/** Equal visits waiting to be written. */
export interface WaitingVisits {
  visit: Visit;
  /** Who viewed the page; null for presses, which do not count visitors. */
  identity: string | null;
  count: number;
}
