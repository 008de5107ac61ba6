const form = `<form><label>Email <input type="email"></label><label>Password <input type="password"></label>
<button>Sign in: drawn by the service</button></form>`;
window.gigya = {
  accounts: {
    addEventHandlers() {},
    hideScreenSet() {},
    showScreenSet({ containerID }) {
      document.getElementById(containerID).innerHTML = form;
    },
  },
};
window.onGigyaServiceReady();
