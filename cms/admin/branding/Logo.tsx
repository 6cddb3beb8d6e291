import { Icon } from './Icon';

/** The group's mark and name above the login form. */
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
