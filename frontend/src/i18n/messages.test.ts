import { LANGUAGES } from '@hitohira/backend/rules';
import { createCatalog } from './load-namespaces';
import enCommon from './locales/en/common';
import enMessages from './locales/en/messages';
import jaCommon from './locales/ja/common';
import jaMessages from './locales/ja/messages';
import { messageText } from './message-text';
import { type MessageCode, type MessageParams, type VisitorMessages } from './messages';

/** All message codes. */
const CODES = [
  ['ILLEGAL_TRANSITION', 'COPY_SUCCESS', 'FAILED_TO_GET_NEWS', 'FAILED_TO_GET_CONTENTS_LIST'],
  ['FAILED_TO_GET_CONTENT_DETAIL', 'FAILED_TO_GET_ITEMS_LIST', 'FAILED_TO_GET_LINKS_LIST', 'UNKNOWN'],
  ['UNAUTHORIZED', 'ADD_FAVORITE_CONTENT', 'DELETE_FAVORITE_CONTENT', 'ADD_FAVORITE_ITEM'],
  ['DELETE_FAVORITE_ITEM', 'FAILED_TO_READ_FILE', 'FILE_SIZE_OVER', 'REQUIRED_TO_LOG_IN'],
  ['FAILED_TO_SNS_CREATE', 'FAILED_TO_SNS_GET', 'FAILED_TO_GET_YOUTUBE_VIDEO', 'FAILED_TO_GET_SNS_POST'],
  ['CHANGE_WAITS'],
  ['UNAUTHORIZED_SNS_CONTENTS', 'SAVE_SUCCESS', 'FAILED_TO_OAUTH', 'REGISTERED_ACCOUNT_ID', 'DELETE_LINK'],
  ['POST_LINK', 'PATCH_LINK', 'APPLY_THEME', 'FAILED_TO_APPLY_THEME', 'FAILED_TO_ADD_LINKS'],
  ['FAILED_TO_GET_LINKS', 'FAILED_TO_PATCH_LINKS', 'SUCCESS_TO_SORT_LINKS', 'FAILED_TO_SORT_LINKS'],
  ['SUCCESS_TO_SORT_CONTENTS', 'FAILED_TO_SORT_CONTENTS', 'SUCCESS_TO_PATCH_INTRODUCTION'],
  ['SUCCESS_TO_POST_ITEMS', 'APPLY_HEADLINE_POST', 'APPLY_HEADLINE_LINK'],
  ['APPLY_HEADLINE_RECOMMEND_PROFILE', 'APPLY_HEADLINE_RECOMMEND_CONTENT', 'APPLY_HEADLINE_OTHER_POST'],
  ['FAILED_TO_APPLY_HEADLINE', 'BLOCK_SHOW', 'BLOCK_HIDE', 'FAILED_TO_BLOCK_SHOW_SWITCH'],
  ['BLOCK_ORDER_MOVE_TOP', 'BLOCK_ORDER_MOVE_UP', 'BLOCK_ORDER_MOVE_DOWN', 'BLOCK_ORDER_MOVE_BOTTOM'],
  ['FAILED_TO_BLOCK_ORDER_MOVE'],
  // Additional codes for cases without a specified one.
  ['FAILED_TO_ADD_FAVORITE', 'SNS_CANCELLED', 'SUCCESS_TO_SORT_ITEMS', 'FAILED_TO_SORT_ITEMS'],
  ['SAVE_DRAFT', 'BLOCK_SHOW_LATER', 'BLOCK_SHOW_ENDED', 'BLOCK_SHOW_WITHHELD', 'SORT_UNDONE'],
  ['DELETE_ITEM'],
].flat() as MessageCode[];

const PARAMS: { [Code in keyof MessageParams]: MessageParams[Code] } = {
  APPLY_THEME: { theme: '桜' },
  BLOCK_SHOW: { block: '桜' },
  BLOCK_SHOW_LATER: { block: '桜', time: '' },
  BLOCK_SHOW_ENDED: { block: '桜' },
  BLOCK_SHOW_WITHHELD: { block: '桜' },
  BLOCK_HIDE: { block: '桜' },
};

describe('the messages', () => {
  it.each([
    ['ja', [jaCommon.messages, jaMessages]],
    ['en', [enCommon.messages, enMessages]],
  ])('are complete in %s, and no more', (_language, messages) => {
    expect(messages.flatMap((each) => Object.keys(each)).sort()).toEqual([...CODES].sort());
  });

  it.each(LANGUAGES)('are in the right language: %s', async (language) => {
    const t = (await createCatalog(language, ['common', 'messages'])).in(['common', 'messages']);
    for (const code of CODES) {
      const words = messageText(t, code, { theme: '', block: '', time: '' });
      expect([code, words]).toEqual([
        code,
        expect.stringMatching(language === 'ja' ? /[ぁ-ん].*。$/ : /^[\x20-\x7e“”’]+\.$/),
      ]);
    }
  });

  it.each(LANGUAGES)('insert their parameters in %s', async (language) => {
    const t = (await createCatalog(language, ['common', 'messages'])).in(['common', 'messages']);
    for (const [code, params] of Object.entries(PARAMS)) {
      expect(messageText(t, code as MessageCode, params)).toContain('桜');
    }
    for (const code of CODES.filter((each) => !(each in PARAMS))) {
      expect([code, messageText(t, code)]).toEqual([code, expect.not.stringContaining('{{')]);
    }
  });

  it('do not compile if one is missing', () => {
    const { UNKNOWN: _missing, ...rest } = jaCommon.messages;
    // @ts-expect-error One code has no text.
    const incomplete: VisitorMessages = rest;
    // @ts-expect-error There is no such code.
    const unknown: MessageCode = 'NO_SUCH_MESSAGE';
    expect(incomplete).not.toHaveProperty('UNKNOWN');
    expect(jaMessages).not.toHaveProperty(unknown);
  });
});
