import { screen, within } from '@testing-library/react';
import { answers, onCall, refuses } from '../../testing/api-server';
import { aLinkage } from '../../testing/page-contents';
import { renderPart } from '../../testing/render-app';
import { OwnLinkages } from './OwnLinkages';

const LINKAGES = '/oauth/linkages/accounts/me';

const open = () => renderPart(<OwnLinkages />, ['blocks']);
const block = () => screen.getByRole('region', { name: 'Linked accounts' });

describe('the linked accounts of the own page', () => {
  it('are listed with their service, and those that have to be linked again say so', async () => {
    const results = [
      { ...aLinkage(), needsReconnect: false },
      {
        ...aLinkage({ linkageId: 2, providerName: 'x', providerDisplayName: 'X', snsAccountName: 'hana' }),
        needsReconnect: true,
      },
    ];
    onCall('get', LINKAGES, answers({ results, total: 2 }));
    await open();
    await screen.findByText('hana');
    expect(
      within(block())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['花と暮らすYouTube', 'hanaX · needs to be linked again']);
  });

  it('say what they are for where there are none, and lead nowhere', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'No linked accounts yet' })).toBeInTheDocument();
    expect(within(block()).queryByRole('link')).not.toBeInTheDocument();
    expect(within(block()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('that could not be read say so and are read at another try', async () => {
    onCall('get', LINKAGES, refuses(500));
    const { user } = await open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    onCall('get', LINKAGES, answers({ results: [{ ...aLinkage(), needsReconnect: false }], total: 1 }));
    await user.click(retry);
    expect(await screen.findByText('花と暮らす')).toBeInTheDocument();
  });
});
