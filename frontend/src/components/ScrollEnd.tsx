import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from '../theme/styled';
import { Button } from './Button';
import { Spinner } from './Spinner';

/** More is asked for before the end is in sight, so that whoever scrolls does not wait. */
const AHEAD = '600px';

const Place = styled('div')({ display: 'flex', justifyContent: 'center', marginTop: 16, minHeight: 44 });

interface ScrollEndProps {
  /** Whether more is on its way: it is not asked for twice. */
  isFetching: boolean;
  onReach: () => void;
  /** What stands on the button. */
  children: ReactNode;
}

/** The end of a list that goes on: more comes when it is scrolled into sight, or at the press of its button. */
export function ScrollEnd({ isFetching, onReach, children }: ScrollEndProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null || isFetching || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onReach();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isFetching, onReach]);
  return (
    <Place ref={place}>
      <Button
        variant="outlined"
        aria-disabled={isFetching}
        startIcon={isFetching ? <Spinner /> : undefined}
        onClick={isFetching ? undefined : onReach}
      >
        {children}
      </Button>
    </Place>
  );
}
