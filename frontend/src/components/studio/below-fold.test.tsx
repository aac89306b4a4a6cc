import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router-dom';
import { BelowFold } from './BelowFold';

/** Whether the rest was present when the first screen was added to the document. */
const wasWhole: boolean[] = [];

function FirstScreen() {
  useLayoutEffect(() => {
    wasWhole.push(document.body.textContent.includes('The rest'));
  }, []);
  return <h1>First screen</h1>;
}

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/page">To the page</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

const openAt = (address: string) => {
  const page = (
    <>
      <FirstScreen />
      <BelowFold>The rest</BelowFold>
      <Link to="/">Elsewhere</Link>
    </>
  );
  const routes = [
    { path: '/', element: <Elsewhere /> },
    { path: '/page', element: page },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
  return userEvent.setup();
};

describe('the part below the first screen', () => {
  beforeEach(() => void wasWhole.splice(0));

  it('renders after the first screen', async () => {
    const user = openAt('/');
    await user.click(screen.getByRole('link', { name: 'To the page' }));
    expect(await screen.findByText(/The rest/)).toBeInTheDocument();
    expect(wasWhole).toEqual([false]);
  });

  it('renders at once when the browser goes back, and restores the scroll position', async () => {
    const user = openAt('/page');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText(/The rest/)).toBeInTheDocument();
    expect(wasWhole).toEqual([true, true]);
  });
});
