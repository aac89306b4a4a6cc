import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo, useState } from 'react';
import { LANGUAGES } from '@hitohira/backend/rules';
import { FormHeading } from '../../components/forms/FormHeading';
import { AddressLine } from '../../components/site/AddressLine';
import { BelowFold } from '../../components/studio/BelowFold';
import { PROFILE_PARTS } from '../../components/page/profile-parts';
import { editTarget } from '../../components/studio/edit-target';
import { EditorHeading, PreviewedEditor } from '../../components/studio/preview/PreviewedEditor';
import { shownTarget } from '../../components/studio/preview/shown-targets';
import { GuideTooltip } from '../../components/feedback/GuideTooltip';
import { UndoAction } from '../../components/buttons/UndoAction';
import { profilePath } from '../../config/paths';
import { useGuide } from '../../hooks/useGuide';
import { useSnackbar } from '../../hooks/useSnackbar';
import { useTranslation } from '../../i18n/useTranslation';
import { type OwnAccount } from '../../api/own-account';
import { CategoryEditor } from './categories/CategoryEditor';
import { chosenCategories } from './categories/chosen-categories';
import { Categories } from './components/Categories';
import { type Beginning, OnboardingNotice } from './components/OnboardingNotice';
import { PreviewLanguages } from './components/PreviewLanguages';
import { PhonePreview } from './components/PhonePreview';
import { ContentsFormatSelect } from './format/ContentsFormatSelect';
import { ProfileEditForm } from './form/ProfileEditForm';
import { type ProfileField, useProfileEditForm } from './form/useProfileEditForm';
import { CoverEditor } from './pictures/CoverEditor';
import { IconEditor } from './pictures/IconEditor';
import { ThemeEntry } from './theme/ThemeEntry';

const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 32 });

interface ProfileEditPageProps {
  account: OwnAccount;
  /** The first steps of a new creator. */
  beginning: Beginning;
  /** The field at the top, for whatever is pasted. */
  paste: ReactNode;
  /** Notices above everything else. */
  notices: ReactNode;
  /** The editor of the linked external accounts. */
  linkages: (account: OwnAccount) => ReactNode;
  /** Their preview. */
  shownLinkages: (account: OwnAccount) => ReactNode;
  /** The block editors. */
  blocks: (account: OwnAccount) => ReactNode;
  /** Their preview. */
  shownBlocks: (account: OwnAccount) => ReactNode;
}

/** The first page of the studio: the profile and the blocks of the page. */
export function ProfileEditPage({
  account,
  beginning,
  paste,
  notices,
  linkages,
  shownLinkages,
  blocks,
  shownBlocks,
}: ProfileEditPageProps) {
  const { t, language } = useTranslation('studio');
  const { show } = useSnackbar();
  // Shows one guide at a time: the first steps, the address, the preview.
  const address = useGuide('address');

  // These do not depend on the text being typed.
  const editedLinkages = useMemo(() => linkages(account), [linkages, account]);
  const editedBlocks = useMemo(() => blocks(account), [blocks, account]);
  const drawnLinkages = useMemo(() => shownLinkages(account), [shownLinkages, account]);
  const drawnBlocks = useMemo(() => shownBlocks(account), [shownBlocks, account]);

  const onSaved = (field: ProfileField, undo: (() => void) | null) =>
    show(field === 'introduction' ? 'SUCCESS_TO_PATCH_INTRODUCTION' : 'SAVE_SUCCESS', {
      color: 'SUCCESS',
      ...(undo !== null && { action: <UndoAction run={undo} /> }),
    });

  const form = useProfileEditForm(account, onSaved);
  const { second } = form;
  // The preview follows what is written.
  const [previewLanguage, setPreviewLanguage] = useState(language);
  const previewTexts = (texts: 'original' | 'second') => {
    const original = LANGUAGES.find((each) => each !== second) ?? language;
    if (second !== null) setPreviewLanguage(texts === 'second' ? second : original);
  };

  return (
    <PreviewedEditor
      parts={PROFILE_PARTS[previewLanguage === second ? 'second' : 'original']}
      heading={
        <EditorHeading>
          <FormHeading title={t('edit.heading')} lead={t('edit.lead')} />
        </EditorHeading>
      }
      above={
        <>
          {paste}
          {notices}
          <OnboardingNotice displayId={account.displayId} beginning={beginning} />
        </>
      }
      editor={
        <Rows>
          <GuideTooltip name="address" text={t('guides.address')} waits={beginning.isAhead}>
            <AddressLine label={t('edit.address')} path={profilePath(account.displayId)} />
          </GuideTooltip>
          <div {...editTarget({ kind: 'part', id: 'icon' })}>
            <IconEditor account={account} />
          </div>
          <div {...editTarget({ kind: 'part', id: 'cover' })}>
            <CoverEditor account={account} />
          </div>
          <ProfileEditForm {...form} onEdit={previewTexts} />
          <BelowFold>
            <div {...editTarget({ kind: 'part', id: 'categories' })}>
              <CategoryEditor account={account} />
            </div>
            <div {...editTarget({ kind: 'part', id: 'linkages' })}>{editedLinkages}</div>
            <ThemeEntry account={account} />
            <ContentsFormatSelect account={account} />
            {editedBlocks}
          </BelowFold>
        </Rows>
      }
      preview={
        <GuideTooltip
          name="preview"
          text={t('guides.preview')}
          placement="above"
          waits={beginning.isAhead || address.unread}
        >
          {second !== null && <PreviewLanguages shown={previewLanguage} onChoose={setPreviewLanguage} />}
          <PhonePreview
            displayId={account.displayId}
            iconPicture={account.iconPicture}
            coverPicture={account.coverPicture}
            headerType={account.headerType}
            headlines={account.headlines}
            tokens={account.theme.tokens}
            hint={t('preview.hint')}
            about={
              <>
                <div {...shownTarget({ kind: 'part', id: 'linkages' })}>{drawnLinkages}</div>
                <div {...shownTarget({ kind: 'part', id: 'categories' })}>
                  <Categories names={chosenCategories(account).map(({ name }) => name)} />
                </div>
              </>
            }
            {...form.previewed}
            shownLanguage={previewLanguage}
          >
            {drawnBlocks}
          </PhonePreview>
        </GuideTooltip>
      }
    />
  );
}
