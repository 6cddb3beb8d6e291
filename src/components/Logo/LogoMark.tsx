interface LogoMarkProps {
  className?: string;
}

/** The group's mark (a milestone beside a road), drawn in the current text colour. */
export function LogoMark({ className }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 32 40" fill="currentColor" aria-hidden="true" focusable="false" className={className}>
      <path
        fillRule="evenodd"
        d="M0 40V16a16 16 0 0 1 32 0v24zM6 40h13c0-5-7.5-7-7.5-13 0-5.5 7-6.5 7-11 0-2.3-1.6-3.8-3.5-5l-.6.5c1.1 1 1.9 2.2 1.9 3.7C16.3 19.5 6 20 6 28.5 6 33.5 8 36 6 40z"
      />
    </svg>
  );
}
