import { screen } from '@testing-library/react';
import { ApiError } from '../../api/api-error';
import { anOwnAccount } from '../../testing/accounts';
import { renderPart } from '../../testing/render-app';
import { OwnAccountStates } from './OwnAccountStates';

const { jest } = import.meta;

describe('a page about the own account', () => {
  it('shows what it has to show of it, also where asking again failed', async () => {
    const query = { data: anOwnAccount(), error: new ApiError(), refetch: jest.fn() };
    await renderPart(<OwnAccountStates query={query}>{({ email }) => email}</OwnAccountStates>);
    expect(screen.getByText('hanako@example.com')).toBeInTheDocument();
  });

  it('holds the place of a form while the account is asked for', async () => {
    const query = { data: undefined, error: null, refetch: jest.fn() };
    await renderPart(<OwnAccountStates query={query}>{({ email }) => email}</OwnAccountStates>);
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });

  it('offers another try where it could not be had', async () => {
    const query = { data: undefined, error: new ApiError(), refetch: jest.fn() };
    const { user } = await renderPart(
      <OwnAccountStates query={query}>{({ email }) => email}</OwnAccountStates>,
    );
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(query.refetch).toHaveBeenCalledTimes(1);
  });
});
