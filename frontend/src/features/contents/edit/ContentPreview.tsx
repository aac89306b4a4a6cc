import { type ReactNode, useDeferredValue } from 'react';
import { type OwnAccount } from '../../../api/own-account';
import { PreviewPhone } from '../../../components/studio/preview/PreviewPhone';
import { useStageWords } from '../../../components/studio/useStageWords';
import { useTranslation } from '../../../i18n/useTranslation';
import { type Content } from '../api/content';
import { nameOfContent } from '../content-name';
import { ContentPage } from '../ContentPage';
import { type ContentFormState, useTypedWords, withWords } from './useContentForm';

interface ContentPreviewProps {
  account: OwnAccount;
  content: Content;
  /** The form, whose texts are shown as they are typed. */
  state: ContentFormState;
  /** The headlines of the blocks. */
  headlines: readonly string[];
  /** The blocks below the content. */
  children: ReactNode;
}

/** A live preview of a content's page on a phone. */
export function ContentPreview({ account, content, state, headlines, children }: ContentPreviewProps) {
  const { t } = useTranslation('studio');
  const { t: tProfile, language } = useTranslation('profile');
  const { whyUnseen } = useStageWords();
  // Deferred, so that typing comes first.
  const typed = useDeferredValue(useTypedWords(state));
  const shown = withWords(content, typed);
  return (
    <PreviewPhone
      tokens={account.theme.tokens}
      displayed={[nameOfContent(tProfile, language, shown), ...headlines]}
      hint={t('preview.postHint')}
      mark={whyUnseen(content)}
    >
      <ContentPage author={account} content={shown} isPreview>
        {children}
      </ContentPage>
    </PreviewPhone>
  );
}
