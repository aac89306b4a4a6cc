import { type AccountView } from '../../src/modules/accounts/account.read-model.js';
import { NO_TRANSLATIONS } from '../../src/modules/accounts/translations.rules.js';
import { DEFAULT_BLOCKS } from '../../src/modules/blocks/block.js';
import { DEFAULT_THEME } from '../../src/modules/themes/themes.js';
import { DEFAULT_TIME_ZONE } from '../../src/modules/visibility/visibility.rules.js';

/** An account as read for its page, which is a new one except for the given parts. */
export const accountView = (parts: Partial<AccountView> = {}): AccountView => ({
  ...{ id: 'account-1', displayId: 'hana', displayName: 'はな', email: null, introduction: null },
  ...{ translations: NO_TRANSLATIONS, icon: null, cover: null, headerType: 'portrait' },
  ...{ linkswitchPid: null, mylinkPid: null, mylinkSid: null, optout: false, searchable: true },
  ...{ themeId: DEFAULT_THEME.id, contentsFormat: 4, categoryNames: [], headlines: [] },
  ...{ blocks: [...DEFAULT_BLOCKS], hasPassword: true, cardHash: null, timeZone: DEFAULT_TIME_ZONE },
  doneSteps: [],
  ...parts,
});
