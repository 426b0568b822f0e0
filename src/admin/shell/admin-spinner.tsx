import { useNavigation } from 'react-router';

/** Shown while the next admin page loads (spec section 4). */
export function AdminSpinner() {
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div className="admin-spinner" role="status">
      {isLoading ? <span>Loading</span> : null}
    </div>
  );
}
