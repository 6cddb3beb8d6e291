/** jsdom knows the `dialog` element but cannot open it: this does what tests can see of it, focus and Escape among it. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

/** As a browser does it: once all handlers of the key have run, and for the dialog that has the focus. */
window.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Element)) return;
  const dialog = event.target.closest('dialog');
  if (
    dialog &&
    openers.has(dialog) &&
    dialog.open &&
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  )
    dialog.close();
});

HTMLDialogElement.prototype.show = function show() {
  this.open = true;
};

HTMLDialogElement.prototype.showModal = function showModal() {
  if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
  openers.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>(
    '[autofocus], button, a[href], input, select, textarea, [tabindex]',
  )?.focus();
};

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  this.dispatchEvent(new Event('close'));
};
