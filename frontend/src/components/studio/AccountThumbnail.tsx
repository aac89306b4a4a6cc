import { type AnyPicture } from '../pictures/Picture';
import { ProviderMark, type ShownProvider } from '../pictures/ProviderMark';
import { EntryThumbnail } from './EntryThumbnail';

/** The picture of a linked account, or its service's logo. */
export function AccountThumbnail(props: { picture: AnyPicture | null; provider: ShownProvider }) {
  const { picture, provider } = props;
  return <EntryThumbnail picture={picture} fallback={<ProviderMark provider={provider} size={26} />} round />;
}
