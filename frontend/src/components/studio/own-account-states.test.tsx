import { screen } from '@testing-library/react';
import { ApiError } from '../../api/api-error';
import { anOwnAccount } from '../../testing/accounts';
import { renderPart } from '../../testing/render-app';
import { OwnAccountStates } from './OwnAccountStates';

const { jest } = import.meta;

describe('a page with the own account', () => {
  it('shows the account even if refetching fails', async () => {
    const query = { data: anOwnAccount(), error: new ApiError(), refetch: jest.fn() };
    await renderPart(<OwnAccountStates query={query}>{({ email }) => email}</OwnAccountStates>);
    expect(screen.getByText('hanako@example.com')).toBeInTheDocument();
  });

  it('shows a placeholder while loading', async () => {
    const query = { data: undefined, error: null, refetch: jest.fn() };
    await renderPart(<OwnAccountStates query={query}>{({ email }) => email}</OwnAccountStates>);
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });

  it('offers a retry on failure', async () => {
    const query = { data: undefined, error: new ApiError(), refetch: jest.fn() };
    const { user } = await renderPart(
      <OwnAccountStates query={query}>{({ email }) => email}</OwnAccountStates>,
    );
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(query.refetch).toHaveBeenCalledTimes(1);
  });
});
