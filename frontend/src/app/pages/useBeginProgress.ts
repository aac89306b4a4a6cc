import { useEffect } from 'react';
import { useListOwnLinkages } from '../../api/generated/oauth/oauth';
import { type OwnAccount } from '../../api/own-account';
import { type BeginStep } from '../../config/paths';
import { beginProgress, type BeginProgress, isAllDone } from '../../features/begin/begin-steps';
import { useOwnLinks } from '../../features/links/api/own-links';
import { isNamedByAddress } from '../../features/links/short/title-of-address';
import { STORAGE_KEYS } from '../../config/storage-keys';
import { useStoredSwitch } from '../../hooks/useStoredSwitch';

/** A first step that this device remembers as done, where the account does not show it or may stop showing it. */
export function useRememberedStep({ accountId }: OwnAccount, step: BeginStep) {
  const { isOn, turn } = useStoredSwitch(`${STORAGE_KEYS.stepsDone}${accountId}:${step}`);
  return { isDone: isOn, remember: () => turn(true) };
}

/** Which of the first steps an account has done. This device remembers once it has done all of them. */
export function useBeginProgress(account: OwnAccount): BeginProgress {
  const { accountId, themeId, displayId } = account;
  const { data: linkages } = useListOwnLinkages();
  const links = useOwnLinks(displayId);
  const all = useStoredSwitch(`${STORAGE_KEYS.stepsDone}${accountId}`);
  const theme = useRememberedStep(account, 'theme');
  const accounts = useRememberedStep(account, 'accounts');
  const known = beginProgress({
    themeId,
    isDefaultThemeChosen: theme.isDone,
    linkages: linkages?.total ?? null,
    links: links.entries === undefined ? null : links.total,
    addresses: links.entries?.filter(isNamedByAddress).length ?? null,
  });
  const progress = accounts.isDone ? { ...known, accounts: true } : known;
  const isDone = isAllDone(progress);
  useEffect(() => {
    if (isDone && !all.isOn) all.turn(true);
  }, [isDone, all]);
  useEffect(() => {
    // The link that completes it may be renamed.
    if (known.accounts === true && !accounts.isDone) accounts.remember();
  }, [known.accounts, accounts]);
  return progress;
}
