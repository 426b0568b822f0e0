import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const REFRESH_MS = 2_000;

/** Loads the screen again every two seconds while something runs. */
export function useRefresh(isRunning: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void revalidate(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
}
