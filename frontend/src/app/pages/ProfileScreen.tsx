import { useLocation } from 'react-router-dom';
import { VisitorLinks } from '../../components/VisitorLinks';
import { listAskedFor } from '../../config/paths';
import { PublicContents } from '../../features/contents/PublicContents';
import { PublicItems } from '../../features/items/PublicItems';
import { LinkedAccounts } from '../../features/linkages/LinkedAccounts';
import { PublicLinks } from '../../features/links/PublicLinks';
import { ProfilePage } from '../../features/profile/ProfilePage';

/** The public page of a creator, joined with its blocks. */
export default function ProfileScreen() {
  const whole = listAskedFor(new URLSearchParams(useLocation().search));
  return (
    <ProfilePage
      linkedAccounts={({ displayId }) => <LinkedAccounts displayId={displayId} />}
      besides={({ linkswitchPid }) => <VisitorLinks pid={linkswitchPid} />}
      block={(name, { account: { displayId, contentsFormat, linkswitchPid }, headline, side }) => {
        const block = { displayId, headline, side };
        switch (name) {
          case 'content':
            return <PublicContents {...block} format={contentsFormat} whole={whole === 'contents'} />;
          case 'link':
            return <PublicLinks {...block} advertising={linkswitchPid !== null} />;
          case 'item':
            return <PublicItems {...block} whole={whole === 'items'} />;
        }
      }}
    />
  );
}
