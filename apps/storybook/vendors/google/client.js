const renderButton = (place, { width, text }) => {
  const button = document.createElement('button');
  button.textContent = `${text}, ${width} px: drawn by the vendor`;
  button.dataset.vendor = 'google';
  button.style = `inline-size:${width}px;max-inline-size:100%;block-size:40px`;
  place.replaceChildren(button);
};
window.google = { accounts: { id: { initialize() {}, cancel() {}, renderButton } } };
