interface Window {
  /** Sends a page view to the data layer. Set by the first script, so undefined where that did not run. */
  sendPageView?: (referrer: string) => void;
  /** Imports a built file by its address. Set by an inline script; the build makes every `import()` call it. */
  load?: (path: string) => Promise<unknown>;
  /** Shows a toast in place of the previous one; without a message, closes it. Set by an inline script. */
  showToast?: (message?: {
    title: string;
    description?: string | undefined;
    isError?: boolean | undefined;
  }) => void;
  /** The functions of the inline script of forms, and those that the page's module adds. */
  forms?: {
    /** Shows that a form is being sent, or no longer is. */
    showBusy(form: HTMLFormElement, isBusy: boolean): void;
    /**
     * Shows why a form was not sent, in it and as a toast.
     * @param wait when to try again
     */
    showFailure(
      form: HTMLFormElement,
      message: { title: string; description?: string | undefined },
      hasToasts: boolean,
      wait?: string,
    ): void;
    /** Loads the script of forms. Resolves to what sends a form that was submitted. */
    load?: () => Promise<(form: HTMLFormElement, submitter: HTMLElement | null) => void>;
  };
}
