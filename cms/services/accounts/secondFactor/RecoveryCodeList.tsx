'use client';

import { Button, toast } from '@payloadcms/ui';
import type { SecondFactorTexts } from './secondFactorTexts';

interface RecoveryCodeListProps {
  codes: readonly string[];
  onDone: () => void;
  texts: SecondFactorTexts;
}

/** Shows new recovery codes for the user to copy. They cannot be displayed again. */
export function RecoveryCodeList({ codes, onDone, texts }: RecoveryCodeListProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success(texts.copied);
    } catch {
      toast.error(texts.notCopied);
    }
  };
  return (
    <div role="status">
      <h4>{texts.codes}</h4>
      <p>{texts.codesHint}</p>
      <ul className="second-step__codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="second-step__actions">
        <Button buttonStyle="secondary" margin={false} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button margin={false} onClick={onDone}>
          {texts.saved}
        </Button>
      </div>
    </div>
  );
}
