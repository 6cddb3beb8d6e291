import { Icon } from './Icon';

/** Mark and name of the group over the login. */
export function Logo() {
  return (
    <span className="group-logo">
      <Icon size={56} />
      <span>
        <strong>קבוצת אבן־דרך</strong>
        <small lang="en">Even Derech Group</small>
      </span>
    </span>
  );
}
