import { screen } from '@testing-library/react';
import { renderPart } from '../../testing/render-app';
import { BlockBoundary } from './BlockBoundary';

const { jest } = import.meta;

function Broken(): never {
  throw new Error('A block broke');
}

describe('a block that throws', () => {
  it('shows an error in its place and leaves the other blocks alone', async () => {
    // React logs the error.
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderPart(
      <>
        <BlockBoundary>
          <p>Before</p>
        </BlockBoundary>
        <BlockBoundary>
          <Broken />
        </BlockBoundary>
        <p>After</p>
      </>,
    );
    expect(screen.getByText('Before')).toBeInTheDocument();
    expect(screen.getByText('After')).toBeInTheDocument();
    expect(screen.getByText('This section could not be displayed.')).toBeInTheDocument();
    // The error is logged.
    expect(said.mock.calls.flat().join(' ')).toContain('A block broke');
  });
});
